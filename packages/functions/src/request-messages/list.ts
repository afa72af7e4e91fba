import { listRequestMessages as contract } from "@linkedpotential/contract/request-messages/routes";
import { listRequestMessages } from "@linkedpotential/core/request-messages/list-request-messages";
import { route } from "../http/route.ts";

export const handler = route(contract, listRequestMessages);
