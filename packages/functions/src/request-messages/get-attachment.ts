import { getAttachment as contract } from "@linkedpotential/contract/request-messages/routes";
import { getAttachment } from "@linkedpotential/core/request-messages/get-attachment";
import { route } from "../http/route.ts";

export const handler = route(contract, getAttachment);
