/// Marks the numbers of one longest increasing subsequence; the numbers have to be distinct.
func longestIncreasingSubsequence(of numbers: [Int]) -> [Bool] {
  // For each length, the index of the least number that ends an increasing subsequence of it; these
  // numbers increase, too.
  var ends: [Int] = []
  // For each index, the index before it in the longest increasing subsequence that ends there.
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
