import type { NewProject } from "@linkedpotential/contract/community/schema";

/** Returns the attributes of the post that holds a project. */
export const projectContentOf = ({ title, content, language, industry, lookingFor, ...project }: NewProject) => ({
  type: "project" as const,
  title,
  content,
  language,
  industry,
  lookingFor,
  project,
});
