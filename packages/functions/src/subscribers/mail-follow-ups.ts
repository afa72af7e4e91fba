import { mailDueFollowUps } from "@linkedpotential/core/leads/follow-ups/mail-due-follow-ups";
import { subscriber } from "../background/subscriber.ts";

export const handler = subscriber("subscribers/mail-follow-ups", mailDueFollowUps);
