import type { StoredPost } from "./post.entity.ts";

const folded = (text: string): string => text.normalize("NFC").toLowerCase();

export function postSearch(search: string): (post: StoredPost) => boolean {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return ({ title, content, skills = [], lookingFor = [], project }) => {
    const text = folded([title, content, ...skills, ...lookingFor, project?.company ?? ""].join("\n"));
    return words.every((word) => text.includes(word));
  };
}
