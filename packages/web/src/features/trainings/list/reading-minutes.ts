interface Lesson {
  summary: string;
  task: string;
}

const wordsPerMinute = 200;

/** Returns how long it takes to read all lessons, in whole minutes, rounded up. */
export function readingMinutes(lessons: Readonly<Record<string, Lesson>>): number {
  const text = Object.values(lessons).map(({ summary, task }) => `${summary} ${task}`);
  return Math.ceil(text.join(" ").split(/\s+/).length / wordsPerMinute);
}
