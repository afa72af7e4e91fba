import { announceReminders } from "@linkedpotential/core/live-trainings/reminders/announce-reminders";
import { schedule } from "../background/schedule.ts";

export const handler = schedule("schedules/event-reminders", announceReminders);
