import type { Industry } from "@linkedpotential/contract/community/industries";
import type { ActivityArea } from "@linkedpotential/contract/profile/activity-areas";

/** Industry of a project in which a freelancer with an activity area would work. */
export const industryOfArea: Readonly<Record<ActivityArea, Industry>> = {
  "Webdesign & Webentwicklung": "IT & Softwareentwicklung",
  "Grafikdesign & Branding": "Grafikdesign & UI/UX",
  "Online Marketing & SEO": "Online-Marketing & Performance",
  "Content Creation & Copywriting": "Content Creation & Copywriting",
  "Social Media Management": "Online-Marketing & Performance",
  "Softwareentwicklung & Programmierung": "IT & Softwareentwicklung",
  "Beratung (Digital, Business, Strategie)": "Beratung (Digital, Business, Strategie)",
  "Sales & Akquise": "Sales & Akquise",
  "E-Commerce & Shopmanagement": "E-Commerce & Shopmanagement",
  "Fotografie & Videoproduktion": "Fotografie & Videoproduktion",
  "Virtual Assistance & Office Support": "Virtual Assistance & Office Support",
  Sonstiges: "Sonstiges",
};
