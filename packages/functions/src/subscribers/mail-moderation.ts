import { mailModeration } from "@linkedpotential/core/moderation/mail-moderation";
import { subscriber } from "../background/subscriber.ts";

export const handler = subscriber("subscribers/mail-moderation", mailModeration);
