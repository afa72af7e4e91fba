import { mailModeration } from "@linkedpotential/core/moderation/news/mail-moderation";
import { subscriber } from "../background/subscriber.ts";

export const handler = subscriber("subscribers/mail-moderation", mailModeration);
