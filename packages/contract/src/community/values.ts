/** Industries of posts. They differ from the activity areas of profiles. */
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
/** Maximum number of entries in `skills` and in `lookingFor`, and the maximum length of an entry. */
export const postEntriesMax = 20;
export const postEntryMax = 50;

export const postSearchMax = 100;

export const postPageSize = 20;

export const postsMax = 200;
