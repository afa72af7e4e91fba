import { announceDueFollowUps } from "@linkedpotential/core/leads/follow-ups/announce-due-follow-ups";
import { schedule } from "../background/schedule.ts";

export const handler = schedule("schedules/follow-ups", announceDueFollowUps);
