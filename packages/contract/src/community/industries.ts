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
