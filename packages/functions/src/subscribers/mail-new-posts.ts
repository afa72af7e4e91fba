import { mailNewPosts } from "@linkedpotential/core/community/mail-new-posts";
import { subscriber } from "../background/subscriber.ts";

export const handler = subscriber("subscribers/mail-new-posts", mailNewPosts);
