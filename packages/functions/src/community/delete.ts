import { deletePost as contract } from "@linkedpotential/contract/community/routes";
import { deletePost } from "@linkedpotential/core/community/delete-post";
import { route } from "../http/route.ts";

export const handler = route(contract, deletePost);
