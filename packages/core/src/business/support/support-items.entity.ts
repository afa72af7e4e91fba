import { Service } from "electrodb";
import { AdminActionEntity } from "../../admin/record/admin-action.entity.ts";
import { SupportEntity } from "./support.entity.ts";

export const supportItems = new Service({ support: SupportEntity, adminAction: AdminActionEntity });
