/// A year in the cycle of sixty names; 1 is Prabhava.
public struct Samvatsara: PanchangUnit {
  /// The number of names: 60.
  public static let count = 60
  /// The number, 1…60.
  public let number: Int

  /// Creates the unit with a 0-based index, which wraps around the cycle.
  public init(index: Int) { number = Self.wrap(index) + 1 }

  /// The name in its three forms.
  public var name: PanchangName { Self.names[index] }
}

extension Samvatsara {
  // The names are in the nominative, as in almanacs: Siddharthi, not the stem Siddharthin.
  static let names = [
    PanchangName("Prabhava", "Prabhava", "प्रभव"),
    PanchangName("Vibhava", "Vibhava", "विभव"),
    PanchangName("Shukla", "Śukla", "शुक्ल"),
    PanchangName("Pramoda", "Pramoda", "प्रमोद"),
    PanchangName("Prajapati", "Prajāpati", "प्रजापति"),
    PanchangName("Angira", "Aṅgirā", "अङ्गिरा"),
    PanchangName("Shrimukha", "Śrīmukha", "श्रीमुख"),
    PanchangName("Bhava", "Bhāva", "भाव"),
    PanchangName("Yuva", "Yuvā", "युवा"),
    PanchangName("Dhata", "Dhātā", "धाता"),
    PanchangName("Ishvara", "Īśvara", "ईश्वर"),
    PanchangName("Bahudhanya", "Bahudhānya", "बहुधान्य"),
    PanchangName("Pramathi", "Pramāthī", "प्रमाथी"),
    PanchangName("Vikrama", "Vikrama", "विक्रम"),
    PanchangName("Vrisha", "Vṛṣa", "वृष"),
    PanchangName("Chitrabhanu", "Citrabhānu", "चित्रभानु"),
    PanchangName("Subhanu", "Subhānu", "सुभानु"),
    PanchangName("Tarana", "Tāraṇa", "तारण"),
    PanchangName("Parthiva", "Pārthiva", "पार्थिव"),
    PanchangName("Vyaya", "Vyaya", "व्यय"),
    PanchangName("Sarvajit", "Sarvajit", "सर्वजित्"),
    PanchangName("Sarvadhari", "Sarvadhārī", "सर्वधारी"),
    PanchangName("Virodhi", "Virodhī", "विरोधी"),
    PanchangName("Vikriti", "Vikṛti", "विकृति"),
    PanchangName("Khara", "Khara", "खर"),
    PanchangName("Nandana", "Nandana", "नन्दन"),
    PanchangName("Vijaya", "Vijaya", "विजय"),
    PanchangName("Jaya", "Jaya", "जय"),
    PanchangName("Manmatha", "Manmatha", "मन्मथ"),
    PanchangName("Durmukha", "Durmukha", "दुर्मुख"),
    PanchangName("Hemalambi", "Hemalambī", "हेमलम्बी"),
    PanchangName("Vilambi", "Vilambī", "विलम्बी"),
    PanchangName("Vikari", "Vikārī", "विकारी"),
    PanchangName("Sharvari", "Śārvarī", "शार्वरी"),
    PanchangName("Plava", "Plava", "प्लव"),
    PanchangName("Shubhakrit", "Śubhakṛt", "शुभकृत्"),
    PanchangName("Shobhana", "Śobhana", "शोभन"),
    PanchangName("Krodhi", "Krodhī", "क्रोधी"),
    PanchangName("Vishvavasu", "Viśvāvasu", "विश्वावसु"),
    PanchangName("Parabhava", "Parābhava", "पराभव"),
    PanchangName("Plavanga", "Plavaṅga", "प्लवङ्ग"),
    PanchangName("Kilaka", "Kīlaka", "कीलक"),
    PanchangName("Saumya", "Saumya", "सौम्य"),
    PanchangName("Sadharana", "Sādhāraṇa", "साधारण"),
    PanchangName("Virodhakrit", "Virodhakṛt", "विरोधकृत्"),
    PanchangName("Paridhavi", "Paridhāvī", "परिधावी"),
    PanchangName("Pramadi", "Pramādī", "प्रमादी"),
    PanchangName("Ananda", "Ānanda", "आनन्द"),
    PanchangName("Rakshasa", "Rākṣasa", "राक्षस"),
    PanchangName("Nala", "Nala", "नल"),
    PanchangName("Pingala", "Piṅgala", "पिङ्गल"),
    PanchangName("Kalayukta", "Kālayukta", "कालयुक्त"),
    PanchangName("Siddharthi", "Siddhārthī", "सिद्धार्थी"),
    PanchangName("Raudra", "Raudra", "रौद्र"),
    PanchangName("Durmati", "Durmati", "दुर्मति"),
    PanchangName("Dundubhi", "Dundubhi", "दुन्दुभि"),
    PanchangName("Rudhirodgari", "Rudhirodgārī", "रुधिरोद्गारी"),
    PanchangName("Raktaksha", "Raktākṣa", "रक्ताक्ष"),
    PanchangName("Krodhana", "Krodhana", "क्रोधन"),
    PanchangName("Kshaya", "Kṣaya", "क्षय"),
  ]
}
