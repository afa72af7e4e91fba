import { schedule } from "../background/schedule.ts";

// There are no live events yet, so none can be due. The schedule is paused in the contract until there are.
export const handler = schedule("schedules/event-reminders", async () => ({ due: 0 }));
