// Work on an array that is on the stack: its place in memory follows that of the stack.
#include <stdio.h>
#include <time.h>

int main(void) {
  double values[1024];
  for (int n = 0; n < 1024; n++) values[n] = n;
  struct timespec began, ended;
  clock_gettime(CLOCK_MONOTONIC, &began);
  for (int round = 0; round < 100000; round++)
    for (int n = 1; n < 1024; n++) values[n] = values[n] * 0.999 + values[n - 1] * 0.001;
  clock_gettime(CLOCK_MONOTONIC, &ended);
  fprintf(stderr, "%f\n", values[1023]);
  printf("%f\n", (ended.tv_sec - began.tv_sec) * 1e3 + (ended.tv_nsec - began.tv_nsec) / 1e6);
  return 0;
}
