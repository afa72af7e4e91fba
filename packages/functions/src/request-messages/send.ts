import { sendRequestMessage as contract } from "@linkedpotential/contract/request-messages/routes";
import { sendRequestMessage } from "@linkedpotential/core/request-messages/send-request-message";
import { route } from "../http/route.ts";

export const handler = route(contract, sendRequestMessage);
