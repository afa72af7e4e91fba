import { Service } from "electrodb";
import { AdminActionEntity } from "../admin/record/admin-action.entity.ts";
import { CallRequestEntity } from "./call-request.entity.ts";

export const callRequestItems = new Service({ callRequest: CallRequestEntity, adminAction: AdminActionEntity });
