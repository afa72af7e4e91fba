import { openUnsubscribe as contract } from "@linkedpotential/contract/unsubscribe/routes";
import { openUnsubscribe } from "@linkedpotential/core/unsubscribe/redirect-to-unsubscribe";
import { publicDocument } from "../http/public-document.ts";

export const handler = publicDocument(contract, openUnsubscribe);
