import { acceptProcessing as contract } from "@linkedpotential/contract/user/routes";
import { acceptProcessing } from "@linkedpotential/core/user/processing-agreement";
import { route } from "../http/route.ts";

export const handler = route(contract, acceptProcessing);
