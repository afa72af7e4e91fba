/** Not the activity areas of the profile. */
export const industries = [
  "IT & Softwareentwicklung",
  "Online-Marketing & Performance",
  "Content Creation & Copywriting",
  "Grafikdesign & UI/UX",
  "Projektmanagement & agile Beratung",
  "Beratung (Digital, Business, Strategie)",
  "Sales & Akquise",
  "E-Commerce & Shopmanagement",
  "Fotografie & Videoproduktion",
  "Virtual Assistance & Office Support",
  "Sonstiges",
] as const;
export type Industry = (typeof industries)[number];

export const postTypes = ["success", "question", "tip", "collaboration"] as const;

export const postLanguages = ["de", "en"] as const;

export const postTitleMax = 150;
export const postContentMax = 5000;
/** Entries of `skills` and of `lookingFor`, and characters of one. */
export const postEntriesMax = 20;
export const postEntryMax = 50;

export const postSearchMax = 100;

export const postPageSize = 20;

export const postsMax = 200;
