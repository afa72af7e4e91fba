export const trainingCategories = [
  "Positionierung",
  "Outreach",
  "Abschluss",
  "Profil",
  "Follow-up",
  "Verhandlung",
  "Verkauf",
] as const;
export type TrainingCategory = (typeof trainingCategories)[number];

const lesson = <const Id extends string>(id: Id, seconds: number) => ({ id, seconds });

/**
 * All trainings. Each has one video, and its lessons are consecutive parts of that video. The texts are in the catalogs
 * of the web app.
 */
export const trainings = [
  {
    id: "positioning",
    category: "Positionierung",
    lessons: [lesson("niche", 290), lesson("problem", 265), lesson("offer", 310), lesson("proof", 245)],
  },
  {
    id: "profile",
    category: "Profil",
    lessons: [lesson("impression", 220), lesson("headline", 255), lesson("about", 320), lesson("showcase", 235)],
  },
  {
    id: "outreach",
    category: "Outreach",
    lessons: [lesson("search", 300), lesson("note", 240), lesson("opening", 315), lesson("routine", 210)],
  },
  {
    id: "followUp",
    category: "Follow-up",
    lessons: [lesson("rhythm", 230), lesson("occasion", 275), lesson("silence", 225), lesson("overview", 200)],
  },
  {
    id: "negotiation",
    category: "Verhandlung",
    lessons: [lesson("rate", 330), lesson("price", 270), lesson("discount", 285), lesson("terms", 260)],
  },
  {
    id: "closing",
    category: "Abschluss",
    lessons: [lesson("questions", 305), lesson("proposal", 290), lesson("doubts", 280), lesson("start", 215)],
  },
] as const satisfies readonly {
  id: string;
  category: TrainingCategory;
  lessons: readonly { id: string; seconds: number }[];
}[];

export type Training = (typeof trainings)[number];
export type TrainingId = Training["id"];
export type LessonId = Training["lessons"][number]["id"];

export const trainingIds: readonly TrainingId[] = trainings.map(({ id }) => id);
export const lessonIds: readonly LessonId[] = trainings.flatMap(({ lessons }) => lessons.map(({ id }) => id));

export const durationOf = ({ lessons }: Training): number => lessons.reduce((sum, { seconds }) => sum + seconds, 0);

export function startOf({ lessons }: Training, id: LessonId): number {
  const before = lessons.slice(
    0,
    lessons.findIndex((one) => one.id === id),
  );
  return before.reduce((sum, { seconds }) => sum + seconds, 0);
}

export function lessonAt(training: Training, second: number): LessonId {
  const begun = training.lessons.filter(({ id }) => startOf(training, id) <= second);
  return (begun.at(-1) ?? training.lessons[0]).id;
}
