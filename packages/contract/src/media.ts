export const mediaFolder = "media";
