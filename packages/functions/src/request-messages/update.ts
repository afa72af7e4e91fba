import { updateRequestConversation as contract } from "@linkedpotential/contract/request-messages/routes";
import { updateRequestConversation } from "@linkedpotential/core/request-messages/update-request-conversation";
import { route } from "../http/route.ts";

export const handler = route(contract, updateRequestConversation);
