// Parts of a report that are there for whoever opens them.

/** Folds Markdown away under a title, which is ours. */
export function folded(title: string, content: string): string {
  return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`
}
