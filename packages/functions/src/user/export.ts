import { exportAccount as contract } from "@linkedpotential/contract/user/routes";
import { exportAccount } from "@linkedpotential/core/user/export/export-account";
import { route } from "../http/route.ts";

export const handler = route(contract, exportAccount);
