import { Service } from "electrodb";
import { LeadEntity } from "../leads/lead.entity.ts";
import { TaskEntity } from "./task.entity.ts";

/** Service that reads an owner's open tasks and follow-ups with one query. */
export const openWork = new Service({ task: TaskEntity, lead: LeadEntity });
