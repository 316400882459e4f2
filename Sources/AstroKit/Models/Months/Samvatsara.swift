/// A year of the cycle of sixty; 1 is Prabhava.
public struct Samvatsara: PanchangUnit {
  /// 60.
  public static let count = 60
  /// 1…60.
  public let number: Int

  /// Makes the unit of a 0-based index, which is taken around the cycle.
  public init(index: Int) { number = Self.wrap(index) + 1 }

  /// The name in its three forms.
  public var name: PanchangName { Self.names[index] }

  /// The name in the north of the year at whose true entry into Mesha so many years of the Kali age have
  /// elapsed.
  ///
  /// The Surya Siddhanta counts Jupiter's mean signs from Vijaya, the 27th name, since the Kali age
  /// began (1.55); with the correction in use there are 364,212 revolutions in 4,320,000 years, 1.0117
  /// signs a year. The true entry comes 0.006 signs before the mean one: the rule as Sewell and Dikshit
  /// print it (The Indian Calendar, 1896, article 59 c).
  init(kali: Int) {
    let gained = (Double(117 * kali - 60) / 10_000).rounded(.down)
    self.init(index: 26 + kali + Int(gained))
  }
}

extension Samvatsara {
  static let names = [
    PanchangName("Prabhava", "Prabhava", "प्रभव"),
    PanchangName("Vibhava", "Vibhava", "विभव"),
    PanchangName("Shukla", "Śukla", "शुक्ल"),
    PanchangName("Pramoda", "Pramoda", "प्रमोद"),
    PanchangName("Prajapati", "Prajāpati", "प्रजापति"),
    PanchangName("Angiras", "Aṅgiras", "अङ्गिरस्"),
    PanchangName("Shrimukha", "Śrīmukha", "श्रीमुख"),
    PanchangName("Bhava", "Bhāva", "भाव"),
    PanchangName("Yuvan", "Yuvan", "युवन्"),
    PanchangName("Dhatri", "Dhātṛ", "धातृ"),
    PanchangName("Ishvara", "Īśvara", "ईश्वर"),
    PanchangName("Bahudhanya", "Bahudhānya", "बहुधान्य"),
    PanchangName("Pramathin", "Pramāthin", "प्रमाथिन्"),
    PanchangName("Vikrama", "Vikrama", "विक्रम"),
    PanchangName("Vrisha", "Vṛṣa", "वृष"),
    PanchangName("Chitrabhanu", "Citrabhānu", "चित्रभानु"),
    PanchangName("Subhanu", "Subhānu", "सुभानु"),
    PanchangName("Tarana", "Tāraṇa", "तारण"),
    PanchangName("Parthiva", "Pārthiva", "पार्थिव"),
    PanchangName("Vyaya", "Vyaya", "व्यय"),
    PanchangName("Sarvajit", "Sarvajit", "सर्वजित्"),
    PanchangName("Sarvadharin", "Sarvadhārin", "सर्वधारिन्"),
    PanchangName("Virodhin", "Virodhin", "विरोधिन्"),
    PanchangName("Vikriti", "Vikṛti", "विकृति"),
    PanchangName("Khara", "Khara", "खर"),
    PanchangName("Nandana", "Nandana", "नन्दन"),
    PanchangName("Vijaya", "Vijaya", "विजय"),
    PanchangName("Jaya", "Jaya", "जय"),
    PanchangName("Manmatha", "Manmatha", "मन्मथ"),
    PanchangName("Durmukha", "Durmukha", "दुर्मुख"),
    PanchangName("Hemalambin", "Hemalambin", "हेमलम्बिन्"),
    PanchangName("Vilambin", "Vilambin", "विलम्बिन्"),
    PanchangName("Vikarin", "Vikārin", "विकारिन्"),
    PanchangName("Sharvarin", "Śārvarin", "शार्वरिन्"),
    PanchangName("Plava", "Plava", "प्लव"),
    PanchangName("Shubhakrit", "Śubhakṛt", "शुभकृत्"),
    PanchangName("Shobhana", "Śobhana", "शोभन"),
    PanchangName("Krodhin", "Krodhin", "क्रोधिन्"),
    PanchangName("Vishvavasu", "Viśvāvasu", "विश्वावसु"),
    PanchangName("Parabhava", "Parābhava", "पराभव"),
    PanchangName("Plavanga", "Plavaṅga", "प्लवङ्ग"),
    PanchangName("Kilaka", "Kīlaka", "कीलक"),
    PanchangName("Saumya", "Saumya", "सौम्य"),
    PanchangName("Sadharana", "Sādhāraṇa", "साधारण"),
    PanchangName("Virodhakrit", "Virodhakṛt", "विरोधकृत्"),
    PanchangName("Paridhavin", "Paridhāvin", "परिधाविन्"),
    PanchangName("Pramadin", "Pramādin", "प्रमादिन्"),
    PanchangName("Ananda", "Ānanda", "आनन्द"),
    PanchangName("Rakshasa", "Rākṣasa", "राक्षस"),
    PanchangName("Nala", "Nala", "नल"),
    PanchangName("Pingala", "Piṅgala", "पिङ्गल"),
    PanchangName("Kalayukta", "Kālayukta", "कालयुक्त"),
    PanchangName("Siddharthin", "Siddhārthin", "सिद्धार्थिन्"),
    PanchangName("Raudra", "Raudra", "रौद्र"),
    PanchangName("Durmati", "Durmati", "दुर्मति"),
    PanchangName("Dundubhi", "Dundubhi", "दुन्दुभि"),
    PanchangName("Rudhirodgarin", "Rudhirodgārin", "रुधिरोद्गारिन्"),
    PanchangName("Raktaksha", "Raktākṣa", "रक्ताक्ष"),
    PanchangName("Krodhana", "Krodhana", "क्रोधन"),
    PanchangName("Kshaya", "Kṣaya", "क्षय"),
  ]
}
