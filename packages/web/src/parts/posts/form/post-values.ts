import type { Post, PostChange } from "@linkedpotential/contract/community/schema";
import {
  type Industry,
  postEntriesMax,
  type postLanguages,
  type postTypes,
} from "@linkedpotential/contract/community/values";
import type { User } from "@linkedpotential/contract/user/schema";
import type { Texts } from "../../../texts/areas.ts";

export interface PostValues {
  title: string;
  language: (typeof postLanguages)[number];
  industry: Industry | null;
  type: (typeof postTypes)[number];
  content: string;
  skills: string[];
  lookingFor: string[];
}

export function newValues({ skills, language }: User): PostValues {
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

export function valuesOf({ title, language, industry, type, content, skills, lookingFor }: Post): PostValues {
  return { title, language, industry, type, content, skills: skills ?? [], lookingFor: lookingFor ?? [] };
}

/** Removes the details unless the post is a collaboration. */
export const changeOf = ({ skills, lookingFor, ...change }: PostChange): PostChange =>
  change.type === "collaboration" ? { ...change, skills, lookingFor } : { ...change, skills: null, lookingFor: null };

export function missingText(values: PostValues, texts: Texts["posts"]["form"], isEdit: boolean): string | undefined {
  if (!values.title.trim() || !values.industry || !values.content.trim()) {
    return isEdit ? texts.missingOnEdit : texts.missing;
  }
  const areDetailsMissing = values.type === "collaboration" && (!values.skills.length || !values.lookingFor.length);
  return areDetailsMissing ? texts.detailsMissing : undefined;
}
