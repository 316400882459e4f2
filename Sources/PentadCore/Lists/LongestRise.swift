/// Which of different numbers belong to one of their longest rising subsequences.
func longestRise(of numbers: [Int]) -> [Bool] {
  // For each length the place of the least number that ends a rise of it; these numbers rise, too.
  var ends: [Int] = []
  // For each place the one before it in the longest rise that ends there.
  var previous = [Int?](repeating: nil, count: numbers.count)
  for (place, number) in numbers.enumerated() {
    var length = 0
    var above = ends.count
    if let last = ends.last, numbers[last] < number { length = above }
    while length < above {
      let middle = (length + above) / 2
      if numbers[ends[middle]] < number { length = middle + 1 } else { above = middle }
    }
    if length > 0 { previous[place] = ends[length - 1] }
    if length == ends.count { ends.append(place) } else { ends[length] = place }
  }
  var isRising = [Bool](repeating: false, count: numbers.count)
  var next = ends.last
  while let place = next {
    isRising[place] = true
    next = previous[place]
  }
  return isRising
}
