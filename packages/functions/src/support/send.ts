import { sendSupportMessage as contract } from "@linkedpotential/contract/support/routes";
import { sendSupportMessage } from "@linkedpotential/core/support/send-support-message";
import { route } from "../http/route.ts";

export const handler = route(contract, sendSupportMessage);
