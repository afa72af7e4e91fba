import type { CourseRow } from "./course.tsx";

/** The course of a conversation as a text to take along. */
export const guideText = (title: string, rows: readonly CourseRow[]): string =>
  [
    title,
    ...rows.map((row, index) =>
      [`${index + 1}. ${row.title} (${row.duration})`, ...row.points.map((point) => `– ${point}`)].join("\n"),
    ),
  ].join("\n\n");
