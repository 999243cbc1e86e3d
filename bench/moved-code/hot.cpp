// Three small loops whose speed can depend on their place in memory.
#include <cstddef>
#include <cstdint>

// <functions>
extern "C" uint64_t sum(const uint32_t *values, size_t count) {
  uint64_t total = 0;
  for (size_t n = 0; n < count; n++) total += values[n] & 1 ? values[n] : 3;
  return total;
}
// <next>
extern "C" uint64_t hash(const unsigned char *text, size_t count) {
  uint64_t value = 14695981039346656037u;
  for (size_t n = 0; n < count; n++) value = (value ^ text[n]) * 1099511628211u;
  return value;
}
// <next>
extern "C" size_t find(const unsigned char *text, size_t count, unsigned char wanted) {
  for (size_t n = 0; n < count; n++)
    if (text[n] == wanted) return n;
  return count;
}
// <end>
