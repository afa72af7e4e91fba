import { Service } from "electrodb";
import { LeadEntity } from "../leads/lead.entity.ts";
import { TaskEntity } from "./task.entity.ts";

export const openWork = new Service({ task: TaskEntity, lead: LeadEntity });
