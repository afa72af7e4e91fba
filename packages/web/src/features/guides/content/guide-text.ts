import type { CourseRow } from "./course.tsx";

export const guideText = (title: string, rows: readonly CourseRow[]): string =>
  [
    title,
    ...rows.map((row, index) =>
      [`${index + 1}. ${row.title} (${row.duration})`, ...row.points.map((point) => `– ${point}`)].join("\n"),
    ),
  ].join("\n\n");
