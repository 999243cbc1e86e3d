// src/core/errors.ts
var Misconfigured = class extends Error {
	name = "Misconfigured";
};
var CouldNotMeasure = class extends Error {
	name = "CouldNotMeasure";
	output;
	constructor(message, output = "") {
		super(message);
		this.output = output;
	}
};
var SideFailed = class extends CouldNotMeasure {
	side;
	why;
	constructor(side, why, message, output = "") {
		super(message, output);
		this.side = side;
		this.why = why;
	}
};
var Cancelled = class extends Error {
	name = "Cancelled";
};
var NotPutBack = class extends Error {
	name = "NotPutBack";
};
export { SideFailed as a, NotPutBack as i, CouldNotMeasure as n, Misconfigured as r, Cancelled as t };
