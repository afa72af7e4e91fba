import { announceNewPosts } from "@linkedpotential/core/community/announce-new-posts";
import { schedule } from "../background/schedule.ts";

export const handler = schedule("schedules/new-posts", announceNewPosts);
