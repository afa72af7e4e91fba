/** First part of a picture's address and of its key: the distribution hands the whole path on to the bucket. */
export const mediaFolder = "media";
