import type { Industry } from "@linkedpotential/contract/community/industries";
import { postEntriesMax } from "@linkedpotential/contract/community/limits";
import { freelancerPostTypes, type postLanguages } from "@linkedpotential/contract/community/post-types";
import type { Post, PostChange } from "@linkedpotential/contract/community/schema";
import type { User } from "@linkedpotential/contract/user/schema";
import type { Texts } from "../../../texts/areas.ts";

export interface PostValues {
  title: string;
  language: (typeof postLanguages)[number];
  industry: Industry | null;
  type: (typeof freelancerPostTypes)[number];
  content: string;
  skills: string[];
  lookingFor: string[];
}

export function initialPostValues({ skills, language }: User): PostValues {
  return {
    title: "",
    language: language === "en" ? "en" : "de",
    industry: null,
    type: "collaboration",
    content: "",
    skills: skills.slice(0, postEntriesMax),
    lookingFor: [],
  };
}

export function postValues({ title, language, industry, content, skills, lookingFor, ...post }: Post): PostValues {
  const type = freelancerPostTypes.find((one) => one === post.type) ?? "collaboration";
  return { title, language, industry, type, content, skills: skills ?? [], lookingFor: lookingFor ?? [] };
}

/** Clears skills and `lookingFor` unless the post is a collaboration, because other types have no such fields. */
export const clearUnusedDetails = ({ skills, lookingFor, ...change }: PostChange): PostChange =>
  change.type === "collaboration" ? { ...change, skills, lookingFor } : { ...change, skills: null, lookingFor: null };

export function missingFieldsText(
  values: PostValues,
  texts: Texts["posts"]["form"],
  isEdit: boolean,
): string | undefined {
  if (!values.title.trim() || !values.industry || !values.content.trim()) {
    return isEdit ? texts.missingOnEdit : texts.missing;
  }
  const areDetailsMissing = values.type === "collaboration" && (!values.skills.length || !values.lookingFor.length);
  return areDetailsMissing ? texts.detailsMissing : undefined;
}
