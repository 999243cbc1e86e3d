// A loop whose variables are on the stack, as in the example of Mytkowicz and others (2009).
#include <stdio.h>
#include <time.h>

static int i, j, k;

int main(void) {
  struct timespec began, ended;
  clock_gettime(CLOCK_MONOTONIC, &began);
  int g = 0, inc = 1;
  for (; g < 40000000; g++) {
    i += inc;
    j += inc;
    k += inc;
  }
  clock_gettime(CLOCK_MONOTONIC, &ended);
  printf("%f\n", (ended.tv_sec - began.tv_sec) * 1e3 + (ended.tv_nsec - began.tv_nsec) / 1e6);
  return 0;
}
