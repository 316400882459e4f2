/// The words of titles and descriptions.
enum Words {
  static let qualities = [
    "Applied", "Linear", "Nonlinear", "Statistical", "Computational", "Quantum", "Modern", "Urban",
    "Comparative", "Experimental", "Discrete", "Continuous", "Molecular", "Cellular", "Thermal",
    "Optical", "Structural", "Organic", "Inorganic", "Global", "Digital", "Analog", "Embedded",
    "Distributed", "Stochastic", "Classical", "Medieval", "Contemporary", "Public", "Financial",
    "Behavioral", "Cognitive", "Planetary", "Marine", "Atmospheric", "Nuclear", "Algebraic",
    "Geometric", "Numerical", "Differential", "Industrial", "Sustainable", "Political", "Visual",
  ]

  static let fields = [
    "Algebra", "Analysis", "Algorithms", "Acoustics", "Architecture", "Biology", "Chemistry",
    "Circuits", "Control", "Design", "Dynamics", "Ecology", "Economics", "Electronics", "Energy",
    "Ethics", "Fluids", "Genetics", "Geometry", "History", "Imaging", "Inference", "Kinetics",
    "Language", "Learning", "Literature", "Logic", "Machines", "Manufacturing", "Materials",
    "Measurement", "Mechanics", "Media", "Music", "Networks", "Optics", "Optimization",
    "Philosophy",
    "Physics", "Planning", "Policy", "Probability", "Processes", "Robotics", "Semiconductors",
    "Signals", "Systems", "Theater", "Thermodynamics", "Topology", "Transport", "Writing",
  ]

  static let kinds = ["Advanced", "Elements of", "Foundations of", "Principles of", "Methods of"]

  static let forms = ["Seminar", "Laboratory", "Workshop", "Special Problems", "Readings"]

  static let settings = [
    "Practice", "Industry", "the City", "the Laboratory", "Society", "Africa", "Latin America",
    "East Asia", "the Environment", "Medicine", "Computing", "the Home", "the Field", "Europe",
  ]

  static let views = [
    "Theory and Practice", "Models and Data", "Past and Present", "A Project Class", "Case Studies",
    "From Atoms to Things", "Tools and Limits",
  ]

  static let verbs = [
    "Introduces", "Examines", "Surveys", "Develops", "Treats", "Covers", "Presents", "Explores",
  ]

  static let deeds = [
    "model", "design and test", "measure", "compare", "build", "write about", "analyze", "present",
    "simulate", "discuss",
  ]

  static let matters = [
    "systems of equations", "uncertain measurements", "simple machines", "the growth of cities",
    "feedback and stability", "the structure of proteins", "heat and work", "waves in solids",
    "networks of people", "proofs by induction", "sampling and noise", "markets with few sellers",
    "the voices of a narrative", "drawings at several scales", "moving fluids", "orbits",
    "trees and graphs", "sound and silence", "the limits of prediction", "shared resources",
    "crystals and their defects", "laws and their makers", "maps", "memory and attention",
    "reactions at surfaces", "images and their interpretation", "the spread of ideas",
    "programs that learn", "light in small structures", "choices under risk", "oceans and ice",
    "old texts", "games with several players", "circuits of many parts", "grammar and meaning",
    "the ethics of research", "particles and fields", "supply and transport", "cells that divide",
    "rooms and their acoustics",
  ]
}
