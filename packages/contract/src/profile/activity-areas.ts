/** Activity areas of profiles. They differ from the industries of posts. */
export const activityAreas = [
  "Webdesign & Webentwicklung",
  "Grafikdesign & Branding",
  "Online Marketing & SEO",
  "Content Creation & Copywriting",
  "Social Media Management",
  "Softwareentwicklung & Programmierung",
  "Beratung (Digital, Business, Strategie)",
  "Sales & Akquise",
  "E-Commerce & Shopmanagement",
  "Fotografie & Videoproduktion",
  "Virtual Assistance & Office Support",
  "Sonstiges",
] as const;
export type ActivityArea = (typeof activityAreas)[number];

/** Area of the profiles that describe theirs in their own words. */
export const otherArea = "Sonstiges" satisfies ActivityArea;
