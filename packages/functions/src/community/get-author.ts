import { getAuthor as contract } from "@linkedpotential/contract/community/routes";
import { getAuthor } from "@linkedpotential/core/community/get-author";
import { route } from "../http/route.ts";

export const handler = route(contract, getAuthor);
