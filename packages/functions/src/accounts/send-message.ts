import { sendAccountMessage as contract } from "@linkedpotential/contract/accounts/routes";
import { sendAccountMessage } from "@linkedpotential/core/accounts/message/send-account-message";
import { route } from "../http/route.ts";

export const handler = route(contract, sendAccountMessage);
