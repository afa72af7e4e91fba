import type { Industry } from "@linkedpotential/contract/community/industries";
import type { Post, Project } from "@linkedpotential/contract/community/schema";
import type { Language } from "@linkedpotential/contract/user/schema";

export interface ProjectValues extends Project {
  title: string;
  language: Post["language"];
  industry: Industry | null;
  content: string;
  lookingFor: string[];
}

export const initialProjectValues = (language: Language, company: string): ProjectValues => ({
  ...{ title: "", language: language === "en" ? "en" : "de", industry: null, content: "", lookingFor: [] },
  ...{ company, start: "", extent: "", budget: "" },
});

const notStated: Project = { company: "", start: "", extent: "", budget: "" };

export const projectValues = ({ title, language, industry, content, lookingFor, project }: Post): ProjectValues => ({
  ...{ title, language, industry, content, lookingFor: lookingFor ?? [] },
  ...(project ?? notStated),
});
