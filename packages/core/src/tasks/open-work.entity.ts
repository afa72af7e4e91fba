import { Service } from "electrodb";
import { LeadEntity } from "../leads/lead.entity.ts";
import { TaskEntity } from "./task.entity.ts";

/** What an owner has still to do, tasks and follow-ups, in one query. */
export const openWork = new Service({ task: TaskEntity, lead: LeadEntity });
