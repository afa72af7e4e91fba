import { eraseAccount } from "@linkedpotential/core/user/deletion/erase-account";
import { subscriber } from "../background/subscriber.ts";

export const handler = subscriber("subscribers/erase-accounts", eraseAccount);
