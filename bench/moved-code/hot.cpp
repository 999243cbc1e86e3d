// Three small loops. The speed of the first depends on its place in memory, on some processors by half.
#include <cstddef>
#include <cstdint>

// <functions>
extern "C" uint64_t collatz(uint64_t value) {
  uint64_t steps = 0;
  while (value != 1) {
    if (value & 1) value = 3 * value + 1;
    else value >>= 1;
    steps++;
  }
  return steps;
}
// <next>
extern "C" uint64_t hash(const unsigned char *text, size_t count) {
  uint64_t value = 14695981039346656037u;
  for (size_t n = 0; n < count; n++) value = (value ^ text[n]) * 1099511628211u;
  return value;
}
// <next>
extern "C" unsigned divisor(unsigned one, unsigned other) {
  while (one != other) {
    if (one > other) one -= other;
    else other -= one;
  }
  return one;
}
// <end>
