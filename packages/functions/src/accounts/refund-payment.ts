import { refundAccountPayment as contract } from "@linkedpotential/contract/accounts/contract/routes";
import { refundAccountPayment } from "@linkedpotential/core/accounts/contract/refund-account-payment";
import { route } from "../http/route.ts";

export const handler = route(contract, refundAccountPayment);
