export const postTypes = ["success", "question", "tip", "collaboration"] as const;
export const postLanguages = ["de", "en"] as const;
