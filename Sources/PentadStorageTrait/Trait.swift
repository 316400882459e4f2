#if !Storage
  #error(
    "StellarKit, ChatKit and VideoFeedKit need the trait Storage of the package pentad; to build pentad itself without them, name its traits in PENTAD_TRAITS"
  )
#endif
