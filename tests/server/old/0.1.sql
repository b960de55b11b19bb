BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE events (
	"match" VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_events PRIMARY KEY ("match", number), 
	CONSTRAINT fk_events_match FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',1,1794876342551,'opened','{"name":"Ann","seats":[{"kind":"person","name":"Ann","person":"7i3_MoxiIbFw9MvZ","level":null},{"kind":"open","name":"","person":null,"level":null}]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',2,1794876342695,'salted','{"seat":0,"salt":"aaaaaaaaaaaaaaaa"}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',3,1794876342701,'sat','{"seat":1,"name":"Bob","person":"-oyI_Br_rYN8Bvsx"}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',4,1794876342701,'salted','{"seat":1,"salt":"bbbbbbbbbbbbbbbb"}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',5,1794876342704,'started','{"salts":["aaaaaaaaaaaaaaaa","bbbbbbbbbbbbbbbb"],"moves":["board barn","board harbor/","board tower/","board farm","card farmers","card miners","card citizens","first A","draw A forest","draw B flowers"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',6,1794876342733,'replaced','{"seat":0,"level":"random","why":"left"}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',7,1794876342747,'returned','{"seat":0,"grace":60000}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',8,1794876342778,'moved','{"seat":0,"moves":["build h10"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',9,1794876342800,'undone','{"seat":0,"ply":10}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',10,1794876342855,'moved','{"seat":0,"moves":["build d12"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',11,1794876342892,'moved','{"seat":0,"moves":["build d11"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',12,1794876342907,'moved','{"seat":0,"moves":["build e11"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',13,1794876342921,'moved','{"seat":0,"moves":["end","draw A grass"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',14,1794876342933,'moved','{"seat":1,"moves":["build e7"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',15,1794876342943,'moved','{"seat":1,"moves":["build f7"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',16,1794876342955,'moved','{"seat":1,"moves":["build f8"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',17,1794876342969,'moved','{"seat":1,"moves":["end","draw B desert"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',18,1794876342983,'moved','{"seat":0,"moves":["build c11"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',19,1794876343007,'moved','{"seat":0,"moves":["build b11"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',20,1794876343019,'moved','{"seat":0,"moves":["build a11"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',21,1794876343025,'moved','{"seat":0,"moves":["end","draw A desert"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',22,1794876343029,'moved','{"seat":1,"moves":["build s18"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',23,1794876343031,'moved','{"seat":1,"moves":["build s17"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',24,1794876343034,'moved','{"seat":1,"moves":["build s16"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',25,1794876343036,'moved','{"seat":1,"moves":["end","draw B grass"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',26,1794876343039,'moved','{"seat":0,"moves":["build k11"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',27,1794876343041,'moved','{"seat":0,"moves":["build j12"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',28,1794876343047,'moved','{"seat":0,"moves":["build k12"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',29,1794876343050,'moved','{"seat":0,"moves":["end","draw A forest"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',30,1794876343061,'moved','{"seat":1,"moves":["build g9"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',31,1794876343063,'moved','{"seat":1,"moves":["build f10"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',32,1794876343065,'moved','{"seat":1,"moves":["build g8"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',33,1794876343067,'moved','{"seat":1,"moves":["end","draw B flowers"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',34,1794876343074,'moved','{"seat":0,"moves":["build e12"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',35,1794876343082,'moved','{"seat":0,"moves":["build d10"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',36,1794876343086,'moved','{"seat":0,"moves":["build e9"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',37,1794876343092,'moved','{"seat":0,"moves":["end","draw A grass"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',38,1794876343097,'moved','{"seat":1,"moves":["build f6"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',39,1794876343100,'moved','{"seat":1,"moves":["build h7"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',40,1794876343107,'moved','{"seat":1,"moves":["build g6"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',41,1794876343121,'moved','{"seat":1,"moves":["end","draw B grass"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',42,1794876343123,'moved','{"seat":0,"moves":["build b12"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',43,1794876343135,'moved','{"seat":0,"moves":["build b10"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',44,1794876343145,'moved','{"seat":0,"moves":["build c10"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',45,1794876343161,'moved','{"seat":0,"moves":["end","draw A flowers"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',46,1794876343164,'moved','{"seat":1,"moves":["build g10"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',47,1794876343172,'moved','{"seat":1,"moves":["build h9"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',48,1794876343176,'moved','{"seat":1,"moves":["build q3"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',49,1794876343179,'moved','{"seat":1,"moves":["end","draw B canyon"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',50,1794876343182,'moved','{"seat":0,"moves":["build c13"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',51,1794876343186,'moved','{"seat":0,"moves":["build c12"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',52,1794876343188,'moved','{"seat":0,"moves":["build k10"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',53,1794876343190,'moved','{"seat":0,"moves":["end","draw A desert"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',54,1794876343195,'moved','{"seat":1,"moves":["build t15"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',55,1794876343200,'moved','{"seat":1,"moves":["build d6"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',56,1794876343208,'moved','{"seat":1,"moves":["build s14"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',57,1794876343212,'moved','{"seat":1,"moves":["end","draw B canyon"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',58,1794876343219,'moved','{"seat":0,"moves":["build l11"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',59,1794876343224,'moved','{"seat":0,"moves":["build j11"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',60,1794876343235,'moved','{"seat":0,"moves":["build l4"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',61,1794876343241,'moved','{"seat":0,"moves":["end","draw A desert"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',62,1794876343255,'moved','{"seat":1,"moves":["build t16"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',63,1794876343273,'moved','{"seat":1,"moves":["build r14"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',64,1794876343279,'moved','{"seat":1,"moves":["build h11"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',65,1794876343294,'moved','{"seat":1,"moves":["end","draw B forest"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',66,1794876343303,'moved','{"seat":0,"moves":["build l5"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',67,1794876343314,'moved','{"seat":0,"moves":["build k6"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',68,1794876343323,'moved','{"seat":0,"moves":["build k5"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',69,1794876343335,'moved','{"seat":0,"moves":["end","draw A canyon"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',70,1794876343345,'moved','{"seat":1,"moves":["build d7"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',71,1794876343357,'moved','{"seat":1,"moves":["build i9"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',72,1794876343361,'moved','{"seat":1,"moves":["build c8"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',73,1794876343367,'moved','{"seat":1,"moves":["end","draw B grass"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',74,1794876343381,'moved','{"seat":0,"moves":["build l13"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',75,1794876343385,'moved','{"seat":0,"moves":["build k13"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',76,1794876343395,'moved','{"seat":0,"moves":["build i11"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',77,1794876343407,'moved','{"seat":0,"moves":["end","draw A flowers"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',78,1794876343419,'moved','{"seat":1,"moves":["barn g6"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',79,1794876343431,'moved','{"seat":1,"moves":["barn g6-b8"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',80,1794876343442,'moved','{"seat":1,"moves":["build a8"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',81,1794876343456,'moved','{"seat":1,"moves":["build q2"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',82,1794876343464,'moved','{"seat":1,"moves":["build c9"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',83,1794876343473,'moved','{"seat":1,"moves":["end","draw B desert"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',84,1794876343487,'moved','{"seat":0,"moves":["build d13"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',85,1794876343494,'moved','{"seat":0,"moves":["build e8"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',86,1794876343501,'moved','{"seat":0,"moves":["build d14"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',87,1794876343511,'moved','{"seat":0,"moves":["end","draw A forest"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',88,1794876343522,'moved','{"seat":1,"moves":["barn q2"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',89,1794876343535,'moved','{"seat":1,"moves":["barn q2-q14"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',90,1794876343543,'moved','{"seat":1,"moves":["build p14"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',91,1794876343559,'moved','{"seat":1,"moves":["build r16"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',92,1794876343575,'moved','{"seat":1,"moves":["build q15"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',93,1794876343589,'moved','{"seat":1,"moves":["end","draw B canyon"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',94,1794876343607,'moved','{"seat":0,"moves":["build d8"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',95,1794876343617,'moved','{"seat":0,"moves":["build d9"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',96,1794876343631,'moved','{"seat":0,"moves":["build j10"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',97,1794876343639,'moved','{"seat":0,"moves":["end","draw A flowers"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',98,1794876343651,'moved','{"seat":1,"moves":["barn r14"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',99,1794876343661,'moved','{"seat":1,"moves":["barn r14-r13"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',100,1794876343671,'moved','{"seat":1,"moves":["build s15"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',101,1794876343679,'moved','{"seat":1,"moves":["build c6"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',102,1794876343689,'moved','{"seat":1,"moves":["build b6"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',103,1794876343700,'moved','{"seat":1,"moves":["end","draw B canyon"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',104,1794876343705,'moved','{"seat":0,"moves":["build k9"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',105,1794876343713,'moved','{"seat":0,"moves":["build l9"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',106,1794876343728,'moved','{"seat":0,"moves":["build e13"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',107,1794876343736,'moved','{"seat":0,"moves":["end","draw A forest"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',108,1794876343745,'moved','{"seat":1,"moves":["barn q14"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',109,1794876343751,'moved','{"seat":1,"moves":["barn q14-r14"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',110,1794876343761,'moved','{"seat":1,"moves":["farm b7"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',111,1794876343769,'moved','{"seat":1,"moves":["build b5"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',112,1794876343780,'moved','{"seat":1,"moves":["build c5"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',113,1794876343789,'moved','{"seat":1,"moves":["build a4"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',114,1794876343796,'moved','{"seat":1,"moves":["end","draw B canyon"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',115,1794876343809,'moved','{"seat":0,"moves":["build j8"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',116,1794876343816,'moved','{"seat":0,"moves":["build i8"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',117,1794876343825,'moved','{"seat":0,"moves":["build j7"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',118,1794876343835,'moved','{"seat":0,"moves":["end","draw A desert"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',119,1794876343843,'moved','{"seat":1,"moves":["farm b9"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',120,1794876343852,'moved','{"seat":1,"moves":["barn g10"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',121,1794876343861,'moved','{"seat":1,"moves":["barn g10-a5"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',122,1794876343872,'moved','{"seat":1,"moves":["build l1"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',123,1794876343879,'moved','{"seat":1,"moves":["build k2"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',124,1794876343889,'moved','{"seat":1,"moves":["end"]}');
INSERT INTO "events" VALUES('W4WSuHBjJSMn-_NL',125,1794876343889,'ended','{"ending":"finished","winners":[0]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',1,1794876343911,'opened','{"name":"Ann","seats":[{"kind":"person","name":"Ann","person":"7i3_MoxiIbFw9MvZ","level":null},{"kind":"open","name":"","person":null,"level":null}]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',2,1794876343916,'salted','{"seat":0,"salt":"aaaaaaaaaaaaaaaa"}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',3,1794876343928,'sat','{"seat":1,"name":"Bob","person":"-oyI_Br_rYN8Bvsx"}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',4,1794876343928,'salted','{"seat":1,"salt":"bbbbbbbbbbbbbbbb"}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',5,1794876343931,'started','{"salts":["aaaaaaaaaaaaaaaa","bbbbbbbbbbbbbbbb"],"moves":["order A"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',6,1794876343955,'moved','{"seat":0,"moves":["take wood"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',7,1794876343961,'moved','{"seat":1,"moves":["take gold","neutral 1 1 2","neutral 2 5","roll A 1 3 3","roll B 1 2 3"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',8,1794876343969,'replaced','{"seat":1,"level":"random","why":"left"}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',9,1794876343977,'returned','{"seat":1,"grace":60000}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',10,1794876343980,'moved','{"seat":1,"moves":["pass"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',11,1794876343984,'moved','{"seat":0,"moves":["3>3"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',12,1794876343987,'undone','{"seat":0,"ply":8}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',13,1794876343992,'moved','{"seat":0,"moves":["pass"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',14,1794876343996,'moved','{"seat":1,"moves":["done"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',15,1794876344000,'moved','{"seat":0,"moves":["done","neutral 4 4 6","neutral 1 5","roll B 3 3 5","roll A 4 4 6"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',16,1794876344009,'moved','{"seat":1,"moves":["5>5"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',17,1794876344025,'moved','{"seat":0,"moves":["pass"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',18,1794876344027,'moved','{"seat":1,"moves":["3>3"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',19,1794876344032,'moved','{"seat":1,"moves":["pass"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',20,1794876344034,'moved','{"seat":1,"moves":["done"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',21,1794876344036,'moved','{"seat":0,"moves":["done","neutral 1 4 6","neutral 1 5","roll B 2 2 5","roll A 4 6 6"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',22,1794876344038,'moved','{"seat":1,"moves":["5+2+2>9"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',23,1794876344040,'moved','{"seat":0,"moves":["pass"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',24,1794876344042,'moved','{"seat":1,"moves":["pass"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',25,1794876344044,'moved','{"seat":1,"moves":["take stone"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',26,1794876344046,'moved','{"seat":1,"moves":["build guard-tower"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',27,1794876344048,'moved','{"seat":0,"moves":["done"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',28,1794876344050,'moved','{"seat":1,"moves":["recruit wood wood"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',29,1794876344052,'moved','{"seat":1,"moves":["done"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',30,1794876344054,'moved','{"seat":0,"moves":["done","enemy barbarians-1-2","king 3","neutral 1 3 6","neutral 1 5","roll B 1 1 2","roll A 1 2 3","roll A white 4"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',31,1794876344056,'moved','{"seat":1,"moves":["2>2"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',32,1794876344058,'moved','{"seat":0,"moves":["3+1>4"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',33,1794876344060,'moved','{"seat":1,"moves":["pass"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',34,1794876344062,'moved','{"seat":0,"moves":["2+w4>6 envoy"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',35,1794876344066,'moved','{"seat":0,"moves":["pass"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',36,1794876344068,'moved','{"seat":0,"moves":["take gold"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',37,1794876344070,'moved','{"seat":0,"moves":["swap gold"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',38,1794876344072,'moved','{"seat":1,"moves":["build statue"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',39,1794876344074,'moved','{"seat":0,"moves":["build palisade","neutral 2 2 5","neutral 2 5","roll B 3 3 3","roll A 1 3 6"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',40,1794876344077,'moved','{"seat":1,"moves":["statue","roll B 4"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',41,1794876344079,'moved','{"seat":1,"moves":["4>4"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',42,1794876344081,'moved','{"seat":0,"moves":["6+3+1>10"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',43,1794876344083,'moved','{"seat":1,"moves":["3+3>6"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',44,1794876344085,'moved','{"seat":0,"moves":["pass"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',45,1794876344091,'moved','{"seat":1,"moves":["pass"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',46,1794876344097,'moved','{"seat":1,"moves":["take gold"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',47,1794876344104,'moved','{"seat":1,"moves":["decline","enemy goblins-2-3"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',48,1794876344111,'moved','{"seat":1,"moves":["done"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',49,1794876344116,'moved','{"seat":0,"moves":["done","neutral 3 4 6","neutral 2 5","roll B 2 5 6","roll A 2 3 3"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',50,1794876344120,'moved','{"seat":0,"moves":["3+2>5"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',51,1794876344128,'moved','{"seat":1,"moves":["6>6"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',52,1794876344132,'moved','{"seat":0,"moves":["3>3"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',53,1794876344136,'moved','{"seat":1,"moves":["pass"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',54,1794876344144,'moved','{"seat":0,"moves":["pass"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',55,1794876344148,'moved','{"seat":1,"moves":["decline"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',56,1794876344156,'moved','{"seat":0,"moves":["build guard-tower"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',57,1794876344159,'moved','{"seat":0,"moves":["done"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',58,1794876344160,'moved','{"seat":1,"moves":["done"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',59,1794876344162,'moved','{"seat":0,"moves":["done"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',60,1794876344165,'moved','{"seat":1,"moves":["done","enemy goblins-2-3","king 4"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',61,1794876344167,'moved','{"seat":0,"moves":["take gold"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',62,1794876344169,'moved','{"seat":1,"moves":["take stone","neutral 2 3 3","neutral 1 6","roll A 1 1 6","roll B 1 4 5"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',63,1794876344171,'moved','{"seat":0,"moves":["6+1>7 envoy"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',64,1794876344174,'moved','{"seat":1,"moves":["5+1>6"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',65,1794876344176,'moved','{"seat":0,"moves":["pass"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',66,1794876344178,'moved','{"seat":1,"moves":["4>4"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',67,1794876344179,'moved','{"seat":1,"moves":["pass"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',68,1794876344182,'moved','{"seat":1,"moves":["take gold"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',69,1794876344184,'moved','{"seat":1,"moves":["decline"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',70,1794876344186,'moved','{"seat":0,"moves":["take gold"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',71,1794876344188,'moved','{"seat":0,"moves":["build inn"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',72,1794876344190,'moved','{"seat":1,"moves":["build inn","neutral 3 4 6","neutral 2 4","roll A 2 2 6","roll B 1 2 4"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',73,1794876344192,'moved','{"seat":1,"moves":["pass"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',74,1794876344194,'moved','{"seat":0,"moves":["6+2+2!>10"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',75,1794876344196,'moved','{"seat":0,"moves":["pass","enemy goblins-3-4"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',76,1794876344198,'moved','{"seat":1,"moves":["done"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',77,1794876344200,'moved','{"seat":0,"moves":["done","neutral 1 1 6","neutral 3 4","roll B 2 2 2","roll A 2 3 5"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',78,1794876344202,'moved','{"seat":1,"moves":["statue","roll B 1"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',79,1794876344204,'moved','{"seat":1,"moves":["2+2+2!>6"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',80,1794876344207,'moved','{"seat":0,"moves":["5+3+2!>10"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',81,1794876344211,'moved','{"seat":1,"moves":["pass"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',82,1794876344214,'moved','{"seat":0,"moves":["2>2"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',83,1794876344216,'moved','{"seat":0,"moves":["pass"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',84,1794876344218,'moved','{"seat":1,"moves":["swap stone","enemy goblins-3-4"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',85,1794876344220,'moved','{"seat":1,"moves":["done"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',86,1794876344222,'moved','{"seat":0,"moves":["done"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',87,1794876344224,'moved','{"seat":1,"moves":["recruit gold wood"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',88,1794876344226,'moved','{"seat":1,"moves":["done"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',89,1794876344229,'moved','{"seat":0,"moves":["done","enemy goblins-3-4","king 5","neutral 3 4 4","neutral 1 4","roll B 4 4 4","roll B white 4","roll A 1 5 6"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',90,1794876344231,'moved','{"seat":1,"moves":["statue","roll B 3"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',91,1794876344233,'moved','{"seat":0,"moves":["6>6"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',92,1794876344235,'moved','{"seat":1,"moves":["4+4>8"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',93,1794876344237,'moved','{"seat":0,"moves":["pass"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',94,1794876344239,'moved','{"seat":1,"moves":["3+w4>7"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',95,1794876344242,'moved','{"seat":1,"moves":["pass"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',96,1794876344244,'moved','{"seat":0,"moves":["swap wood"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',97,1794876344246,'moved','{"seat":1,"moves":["take gold"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',98,1794876344248,'moved','{"seat":0,"moves":["build barricade"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',99,1794876344250,'moved','{"seat":1,"moves":["done","neutral 3 4 5","neutral 4 5","roll A 3 3 4","roll B 3 4 4"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',100,1794876344252,'moved','{"seat":0,"moves":["4+3+3>10"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',101,1794876344254,'moved','{"seat":1,"moves":["4+4>8"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',102,1794876344257,'moved','{"seat":0,"moves":["pass"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',103,1794876344258,'moved','{"seat":1,"moves":["3+2!>5"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',104,1794876344261,'moved','{"seat":1,"moves":["pass","enemy goblins-4-6"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',105,1794876344263,'moved','{"seat":0,"moves":["done"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',106,1794876344265,'moved','{"seat":1,"moves":["build barricade","neutral 1 3 6","neutral 1 5","roll A 1 1 6","roll B 1 4 5"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',107,1794876344267,'moved','{"seat":0,"moves":["6+1+1+2!>10 envoy"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',108,1794876344270,'moved','{"seat":1,"moves":["1>1"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',109,1794876344272,'moved','{"seat":0,"moves":["pass"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',110,1794876344274,'moved','{"seat":1,"moves":["5+2!>7"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',111,1794876344276,'moved','{"seat":1,"moves":["pass"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',112,1794876344278,'moved','{"seat":1,"moves":["take gold","enemy goblins-4-6"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',113,1794876344280,'moved','{"seat":0,"moves":["done"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',114,1794876344282,'moved','{"seat":1,"moves":["done"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',115,1794876344284,'moved','{"seat":0,"moves":["recruit gold gold"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',116,1794876344286,'moved','{"seat":0,"moves":["recruit gold stone"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',117,1794876344288,'moved','{"seat":0,"moves":["done"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',118,1794876344291,'moved','{"seat":1,"moves":["recruit gold gold"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',119,1794876344293,'moved','{"seat":1,"moves":["done","enemy goblins-4-6","king 4","neutral 2 2 4","neutral 4 6","roll A 2 6 6","roll A white 4","roll B 3 4 5"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',120,1794876344296,'moved','{"seat":1,"moves":["5+4+3+2!>14"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',121,1794876344298,'moved','{"seat":0,"moves":["6+2+w4>12"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',122,1794876344300,'moved','{"seat":1,"moves":["pass"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',123,1794876344302,'moved','{"seat":0,"moves":["pass"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',124,1794876344304,'moved','{"seat":0,"moves":["take gold gold"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',125,1794876344307,'moved','{"seat":1,"moves":["take wood wood wood"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',126,1794876344309,'moved','{"seat":1,"moves":["build chapel"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',127,1794876344311,'moved','{"seat":0,"moves":["done","neutral 1 3 5","neutral 2 3","roll B 1 3 5","roll A 1 5 6"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',128,1794876344313,'moved','{"seat":1,"moves":["3+1>4"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',129,1794876344315,'moved','{"seat":0,"moves":["6+5+2!>13"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',130,1794876344318,'moved','{"seat":1,"moves":["pass"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',131,1794876344320,'moved','{"seat":0,"moves":["pass"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',132,1794876344322,'moved','{"seat":1,"moves":["take gold"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',133,1794876344324,'moved','{"seat":1,"moves":["done"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',134,1794876344326,'moved','{"seat":0,"moves":["build statue","neutral 1 5 6","neutral 3 5","roll B 2 4 4","roll A 4 6 6"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',135,1794876344328,'moved','{"seat":1,"moves":["4+4+2!>10"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',136,1794876344330,'moved','{"seat":0,"moves":["6+2!>8 envoy"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',137,1794876344332,'moved','{"seat":1,"moves":["pass"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',138,1794876344334,'moved','{"seat":0,"moves":["4>4"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',139,1794876344337,'moved','{"seat":0,"moves":["pass"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',140,1794876344339,'moved','{"seat":0,"moves":["take gold","enemy barbarians-5-8"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',141,1794876344341,'moved','{"seat":1,"moves":["done"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',142,1794876344343,'moved','{"seat":0,"moves":["build chapel"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',143,1794876344345,'moved','{"seat":1,"moves":["recruit gold wood"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',144,1794876344347,'moved','{"seat":1,"moves":["recruit wood wood"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',145,1794876344349,'moved','{"seat":1,"moves":["done"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',146,1794876344351,'moved','{"seat":0,"moves":["recruit stone stone"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',147,1794876344353,'moved','{"seat":0,"moves":["done","enemy barbarians-5-8","king 1"]}');
INSERT INTO "events" VALUES('Lubn0f_RAfPF0EIM',148,1794876344353,'ended','{"ending":"finished","winners":[0]}');
INSERT INTO "events" VALUES('xfDYYzERFv8GKo85',1,1794876344365,'opened','{"name":"Ann","seats":[{"kind":"person","name":"Ann","person":"7i3_MoxiIbFw9MvZ","level":null},{"kind":"open","name":"","person":null,"level":null}]}');
INSERT INTO "events" VALUES('xfDYYzERFv8GKo85',2,1794876344369,'sat','{"seat":1,"name":"Bob","person":"-oyI_Br_rYN8Bvsx"}');
INSERT INTO "events" VALUES('xfDYYzERFv8GKo85',3,1794876344370,'started','{"salts":[],"moves":["board farm","board oasis/","board tavern","board harbor","card workers","card discoverers","card miners","first A","draw A flowers","draw B canyon"]}');
INSERT INTO "events" VALUES('xfDYYzERFv8GKo85',4,1794876344383,'moved','{"seat":0,"moves":["build c4"]}');
INSERT INTO "events" VALUES('xfDYYzERFv8GKo85',5,1794876344386,'undone','{"seat":0,"ply":10}');
INSERT INTO "events" VALUES('xfDYYzERFv8GKo85',6,1794876344388,'moved','{"seat":0,"moves":["build n7"]}');
INSERT INTO "events" VALUES('xfDYYzERFv8GKo85',7,1794876344391,'moved','{"seat":0,"moves":["build m7"]}');
INSERT INTO "events" VALUES('xfDYYzERFv8GKo85',8,1794876344393,'moved','{"seat":0,"moves":["build l8"]}');
INSERT INTO "events" VALUES('xfDYYzERFv8GKo85',9,1794876344395,'moved','{"seat":0,"moves":["end","draw A canyon"]}');
INSERT INTO "events" VALUES('xfDYYzERFv8GKo85',10,1794876344405,'moved','{"seat":1,"moves":["build r19"]}');
INSERT INTO "events" VALUES('xfDYYzERFv8GKo85',11,1794876344408,'moved','{"seat":1,"moves":["build r20"]}');
INSERT INTO "events" VALUES('xfDYYzERFv8GKo85',12,1794876344410,'moved','{"seat":1,"moves":["build r18"]}');
INSERT INTO "events" VALUES('xfDYYzERFv8GKo85',13,1794876344413,'moved','{"seat":1,"moves":["end","draw B grass"]}');
INSERT INTO "events" VALUES('xfDYYzERFv8GKo85',14,1794876344415,'moved','{"seat":0,"moves":["oasis f11"]}');
INSERT INTO "events" VALUES('xfDYYzERFv8GKo85',15,1794876344417,'moved','{"seat":0,"moves":["build j15"]}');
INSERT INTO "events" VALUES('xfDYYzERFv8GKo85',16,1794876344419,'moved','{"seat":0,"moves":["build i16"]}');
INSERT INTO "events" VALUES('xfDYYzERFv8GKo85',17,1794876344421,'moved','{"seat":0,"moves":["build j16"]}');
INSERT INTO "events" VALUES('xfDYYzERFv8GKo85',18,1794876344423,'moved','{"seat":0,"moves":["end","draw A canyon"]}');
INSERT INTO "events" VALUES('xfDYYzERFv8GKo85',19,1794876344426,'moved','{"seat":1,"moves":["build g18"]}');
INSERT INTO "events" VALUES('xfDYYzERFv8GKo85',20,1794876344428,'moved','{"seat":1,"moves":["build h19"]}');
INSERT INTO "events" VALUES('xfDYYzERFv8GKo85',21,1794876344430,'moved','{"seat":1,"moves":["build h18"]}');
INSERT INTO "events" VALUES('xfDYYzERFv8GKo85',22,1794876344432,'moved','{"seat":1,"moves":["harbor g18"]}');
INSERT INTO "events" VALUES('xfDYYzERFv8GKo85',23,1794876344434,'moved','{"seat":1,"moves":["harbor g18-q19"]}');
INSERT INTO "events" VALUES('xfDYYzERFv8GKo85',24,1794876344436,'moved','{"seat":1,"moves":["end","draw B forest"]}');
INSERT INTO "events" VALUES('xfDYYzERFv8GKo85',25,1794876344438,'moved','{"seat":0,"moves":["build k15"]}');
INSERT INTO "events" VALUES('xfDYYzERFv8GKo85',26,1794876344440,'moved','{"seat":0,"moves":["build k16"]}');
INSERT INTO "events" VALUES('xfDYYzERFv8GKo85',27,1794876344442,'moved','{"seat":0,"moves":["build k17"]}');
INSERT INTO "events" VALUES('xfDYYzERFv8GKo85',28,1794876344444,'moved','{"seat":0,"moves":["oasis e12"]}');
INSERT INTO "events" VALUES('xfDYYzERFv8GKo85',29,1794876344446,'moved','{"seat":0,"moves":["end","draw A grass"]}');
INSERT INTO "events" VALUES('xfDYYzERFv8GKo85',30,1794876344448,'moved','{"seat":1,"moves":["harbor q19"]}');
INSERT INTO "events" VALUES('dziliDg_CnsQadQa',1,1794876344457,'opened','{"name":"Ann","seats":[{"kind":"person","name":"Ann","person":"7i3_MoxiIbFw9MvZ","level":null},{"kind":"open","name":"","person":null,"level":null}]}');
INSERT INTO "events" VALUES('dziliDg_CnsQadQa',2,1794876344461,'salted','{"seat":0,"salt":"cccccccccccccccc"}');
INSERT INTO "events" VALUES('y3EMfUwevcK7WEzK',1,1794876344467,'imported','{}');
INSERT INTO "events" VALUES('TimMUDexpEIe37__',1,1794876344477,'opened','{"name":"Ann","seats":[{"kind":"person","name":"Ann","person":"7i3_MoxiIbFw9MvZ","level":null},{"kind":"local","name":"Cleo","person":"7i3_MoxiIbFw9MvZ","level":null}]}');
INSERT INTO "events" VALUES('TimMUDexpEIe37__',2,1794876344481,'salted','{"seat":0,"salt":"dddddddddddddddd"}');
INSERT INTO "events" VALUES('TimMUDexpEIe37__',3,1794876344481,'salted','{"seat":1,"salt":"dddddddddddddddd"}');
INSERT INTO "events" VALUES('TimMUDexpEIe37__',4,1794876344481,'started','{"salts":["dddddddddddddddd","dddddddddddddddd"],"moves":[]}');
CREATE TABLE matches (
	id VARCHAR(32) NOT NULL, 
	header TEXT NOT NULL, 
	seed BLOB NOT NULL, 
	listed BOOLEAN NOT NULL, 
	host VARCHAR(32), 
	created BIGINT NOT NULL, 
	number INTEGER NOT NULL, 
	changed BIGINT NOT NULL, 
	phase VARCHAR(8) NOT NULL, 
	turn VARCHAR(32), 
	summary TEXT NOT NULL, 
	deadline BIGINT, 
	bot_due BIGINT, 
	bot_lease BIGINT, 
	CONSTRAINT pk_matches PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('W4WSuHBjJSMn-_NL','{"game": "kingdom-builder", "seats": 2, "options": {"boards": "random", "cards": "random", "first": "random", "pack": "none"}, "hints": true, "clock": ["game", 3600, 5], "position": null, "origin": null, "record": ""}',X'F6FCA3D541F6811CD941F7CBB38D45B817DABD4906BA3564E230C0D4DB973F06',1,'7i3_MoxiIbFw9MvZ',1794876342551,125,1794876343889,'over',NULL,'{"id":"W4WSuHBjJSMn-_NL","game":"kingdom-builder","options":{"boards":"random","cards":"random","first":"random","pack":"none"},"seats":[{"seat":"A","kind":"person","name":"Ann","person":"7i3_MoxiIbFw9MvZ","level":null,"stand_in":null,"connected":false,"resigned":false,"salt":"aaaaaaaaaaaaaaaa"},{"seat":"B","kind":"person","name":"Bob","person":"-oyI_Br_rYN8Bvsx","level":null,"stand_in":null,"connected":false,"resigned":false,"salt":"bbbbbbbbbbbbbbbb"}],"phase":"over","host":"7i3_MoxiIbFw9MvZ","listed":true,"hints":true,"clock":{"rules":{"kind":"game","seconds":3600,"increment":5},"left":[3669378,3664451],"running":null,"deadline":null,"now":1794876343889},"created":1794876342551,"number":125,"ply":150,"to_act":null,"commitment":"198c723c6659410bec77942b1962583ec0d2cf3b8be538602331baa15a7bd7d9","seed":"f6fca3d541f6811cd941f7cbb38d45b817dabd4906ba3564e230c0d4db973f06","result":{"ending":"finished","scores":[36,27],"winners":["A"],"sheet":[{"seat":"A","gold":36,"lines":[{"card":"farmers","gold":15,"hexes":["k11","l11","k12","k13","l13"]},{"card":"miners","gold":2,"hexes":["l4","l5"]},{"card":"citizens","gold":10,"hexes":["d8","e8","d9","e9","b10","c10","d10","a11","b11","c11","d11","e11","b12","c12","d12","e12","c13","d13","e13","d14"]},{"card":"castles","gold":9,"hexes":["i8","l11","k12","c13","d13","l13","d14"]}]},{"seat":"B","gold":27,"lines":[{"card":"farmers","gold":3,"hexes":["h11"]},{"card":"miners","gold":9,"hexes":["k2","a4","b5","c5","c6","d6","f6","e7","f7"]},{"card":"citizens","gold":12,"hexes":["a4","a5","b5","c5","b6","c6","d6","f6","b7","d7","e7","f7","h7","a8","b8","c8","f8","g8","b9","c9","g9","h9","i9","f10"]},{"card":"castles","gold":3,"hexes":["h7","g8","h9","i9"]}]}]},"rematch":null,"origin":null,"watchers":0}',NULL,NULL,NULL);
INSERT INTO "matches" VALUES('Lubn0f_RAfPF0EIM','{"game": "kingsburg", "seats": 2, "options": {"edition": "2012", "order": "random", "demons": "points"}, "hints": true, "clock": ["game", 3600, 5], "position": null, "origin": null, "record": ""}',X'7D1553C46914D5C8443F9F4BA3E2F2D96D4AA20842ACBF50325F8D23E3BEE333',1,'7i3_MoxiIbFw9MvZ',1794876343911,148,1794876344353,'over',NULL,'{"id":"Lubn0f_RAfPF0EIM","game":"kingsburg","options":{"edition":"2012","order":"random","demons":"points"},"seats":[{"seat":"A","kind":"person","name":"Ann","person":"7i3_MoxiIbFw9MvZ","level":null,"stand_in":null,"connected":false,"resigned":false,"salt":"aaaaaaaaaaaaaaaa"},{"seat":"B","kind":"person","name":"Bob","person":"-oyI_Br_rYN8Bvsx","level":null,"stand_in":null,"connected":false,"resigned":false,"salt":"bbbbbbbbbbbbbbbb"}],"phase":"over","host":"7i3_MoxiIbFw9MvZ","listed":true,"hints":true,"clock":{"rules":{"kind":"game","seconds":3600,"increment":5},"left":[3844799,3844787],"running":null,"deadline":null,"now":1794876344353},"created":1794876343911,"number":148,"ply":221,"to_act":null,"commitment":"cb9d88995ee05dc52d724e3adf5bbce014e330ca30cc5c8960c233aff5beb110","seed":"7d1553c46914d5c8443f9f4ba3e2f2d96d4aa20842acbf50325f8d23e3bee333","result":{"ending":"finished","scores":[10,9],"winners":["A"],"sheet":[]},"rematch":null,"origin":null,"watchers":0}',NULL,NULL,NULL);
INSERT INTO "matches" VALUES('xfDYYzERFv8GKo85','{"game": "kingdom-builder", "seats": 2, "options": {"boards": "random", "cards": "random", "first": "random", "pack": "none"}, "hints": true, "clock": ["none", 0, 0], "position": null, "origin": null, "record": ""}',X'56678182044C2F642423EF41AC22FC1E50E3E9CACCA67CD7EDE352B436F577B5',1,'7i3_MoxiIbFw9MvZ',1794876344365,30,1794876344448,'playing','-oyI_Br_rYN8Bvsx','{"id":"xfDYYzERFv8GKo85","game":"kingdom-builder","options":{"boards":"random","cards":"random","first":"random","pack":"none"},"seats":[{"seat":"A","kind":"person","name":"Ann","person":"7i3_MoxiIbFw9MvZ","level":null,"stand_in":null,"connected":false,"resigned":false,"salt":null},{"seat":"B","kind":"person","name":"Bob","person":"-oyI_Br_rYN8Bvsx","level":null,"stand_in":null,"connected":false,"resigned":false,"salt":null}],"phase":"playing","host":"7i3_MoxiIbFw9MvZ","listed":true,"hints":true,"clock":{"rules":{"kind":"none","seconds":0,"increment":0},"left":[null,null],"running":null,"deadline":null,"now":1794876344448},"created":1794876344365,"number":30,"ply":40,"to_act":"B","commitment":"cf529aafc5964ae8261e3f44a3c70650640c1719a85c9457c3c606bc31026fd4","seed":null,"result":null,"rematch":null,"origin":null,"watchers":0}',NULL,NULL,NULL);
INSERT INTO "matches" VALUES('dziliDg_CnsQadQa','{"game": "kingsburg", "seats": 2, "options": {"edition": "2012", "order": "random", "demons": "points"}, "hints": true, "clock": ["none", 0, 0], "position": null, "origin": null, "record": ""}',X'D744C87B11C89562849CB58069FD2F83884F51EB18440EDCAF4565009FC9EA37',1,'7i3_MoxiIbFw9MvZ',1794876344457,2,1794876344461,'open',NULL,'{"id":"dziliDg_CnsQadQa","game":"kingsburg","options":{"edition":"2012","order":"random","demons":"points"},"seats":[{"seat":"A","kind":"person","name":"Ann","person":"7i3_MoxiIbFw9MvZ","level":null,"stand_in":null,"connected":false,"resigned":false,"salt":"cccccccccccccccc"},{"seat":"B","kind":"open","name":"","person":null,"level":null,"stand_in":null,"connected":false,"resigned":false,"salt":null}],"phase":"open","host":"7i3_MoxiIbFw9MvZ","listed":true,"hints":true,"clock":{"rules":{"kind":"none","seconds":0,"increment":0},"left":[null,null],"running":null,"deadline":null,"now":1794876344461},"created":1794876344457,"number":2,"ply":0,"to_act":null,"commitment":"87b18a9574a7b0d2850fda7ea61ae8c9380ae58794dfff08e97511fff231f331","seed":null,"result":null,"rematch":null,"origin":null,"watchers":0}',NULL,NULL,NULL);
INSERT INTO "matches" VALUES('y3EMfUwevcK7WEzK','{"game": "kingdom-builder", "seats": 2, "options": {"boards": "random", "cards": "random", "first": "random", "pack": "none"}, "hints": true, "clock": ["none", 0, 0], "position": null, "origin": null, "record": "kingcraft record 1\ngame: kingdom-builder\nseats: 2\nboards: random\ncards: random\nfirst: random\npack: none\ncommitment: 198c723c6659410bec77942b1962583ec0d2cf3b8be538602331baa15a7bd7d9\nsalts: aaaaaaaaaaaaaaaa bbbbbbbbbbbbbbbb\nseed: f6fca3d541f6811cd941f7cbb38d45b817dabd4906ba3564e230c0d4db973f06\nresult: 36 27\n\n1 * board barn\n2 * board harbor/\n3 * board tower/\n4 * board farm\n5 * card farmers\n6 * card miners\n7 * card citizens\n8 * first A\n9 * draw A forest\n10 * draw B flowers\n11 A build d12\n12 A build d11\n13 A build e11\n14 A end\n15 * draw A grass\n16 B build e7\n17 B build f7\n18 B build f8\n19 B end\n20 * draw B desert\n21 A build c11\n22 A build b11\n23 A build a11\n24 A end\n25 * draw A desert\n26 B build s18\n27 B build s17\n28 B build s16\n29 B end\n30 * draw B grass\n31 A build k11\n32 A build j12\n33 A build k12\n34 A end\n35 * draw A forest\n36 B build g9\n37 B build f10\n38 B build g8\n39 B end\n40 * draw B flowers\n41 A build e12\n42 A build d10\n43 A build e9\n44 A end\n45 * draw A grass\n46 B build f6\n47 B build h7\n48 B build g6\n49 B end\n50 * draw B grass\n51 A build b12\n52 A build b10\n53 A build c10\n54 A end\n55 * draw A flowers\n56 B build g10\n57 B build h9\n58 B build q3\n59 B end\n60 * draw B canyon\n61 A build c13\n62 A build c12\n63 A build k10\n64 A end\n65 * draw A desert\n66 B build t15\n67 B build d6\n68 B build s14\n69 B end\n70 * draw B canyon\n71 A build l11\n72 A build j11\n73 A build l4\n74 A end\n75 * draw A desert\n76 B build t16\n77 B build r14\n78 B build h11\n79 B end\n80 * draw B forest\n81 A build l5\n82 A build k6\n83 A build k5\n84 A end\n85 * draw A canyon\n86 B build d7\n87 B build i9\n88 B build c8\n89 B end\n90 * draw B grass\n91 A build l13\n92 A build k13\n93 A build i11\n94 A end\n95 * draw A flowers\n96 B barn g6\n97 B barn g6-b8\n98 B build a8\n99 B build q2\n100 B build c9\n101 B end\n102 * draw B desert\n103 A build d13\n104 A build e8\n105 A build d14\n106 A end\n107 * draw A forest\n108 B barn q2\n109 B barn q2-q14\n110 B build p14\n111 B build r16\n112 B build q15\n113 B end\n114 * draw B canyon\n115 A build d8\n116 A build d9\n117 A build j10\n118 A end\n119 * draw A flowers\n120 B barn r14\n121 B barn r14-r13\n122 B build s15\n123 B build c6\n124 B build b6\n125 B end\n126 * draw B canyon\n127 A build k9\n128 A build l9\n129 A build e13\n130 A end\n131 * draw A forest\n132 B barn q14\n133 B barn q14-r14\n134 B farm b7\n135 B build b5\n136 B build c5\n137 B build a4\n138 B end\n139 * draw B canyon\n140 A build j8\n141 A build i8\n142 A build j7\n143 A end\n144 * draw A desert\n145 B farm b9\n146 B barn g10\n147 B barn g10-a5\n148 B build l1\n149 B build k2\n150 B end\nend\n"}',X'04BF7B11F0782DFF314D714838367B870A7B469AD97517807C4494C82678600F',0,'7i3_MoxiIbFw9MvZ',1794876344467,1,1794876344467,'study',NULL,'{"id":"y3EMfUwevcK7WEzK","game":"kingdom-builder","options":{"boards":"random","cards":"random","first":"random","pack":"none"},"seats":[{"seat":"A","kind":"local","name":"A","person":null,"level":null,"stand_in":null,"connected":false,"resigned":false,"salt":null},{"seat":"B","kind":"local","name":"B","person":null,"level":null,"stand_in":null,"connected":false,"resigned":false,"salt":null}],"phase":"study","host":"7i3_MoxiIbFw9MvZ","listed":false,"hints":true,"clock":{"rules":{"kind":"none","seconds":0,"increment":0},"left":[null,null],"running":null,"deadline":null,"now":1794876344467},"created":1794876344467,"number":1,"ply":150,"to_act":null,"commitment":"198c723c6659410bec77942b1962583ec0d2cf3b8be538602331baa15a7bd7d9","seed":"f6fca3d541f6811cd941f7cbb38d45b817dabd4906ba3564e230c0d4db973f06","result":null,"rematch":null,"origin":null,"watchers":0}',NULL,NULL,NULL);
INSERT INTO "matches" VALUES('TimMUDexpEIe37__','{"game": "kingdom-builder", "seats": 2, "options": {}, "hints": true, "clock": ["none", 0, 0], "position": {"game": "kingdom-builder", "seats": 2, "pack": "none", "boards": ["barn", "harbor/", "tower/", "farm"], "cards": ["farmers", "miners", "citizens"], "start": "A", "round": 3, "turn": "A", "phase": "turn", "block": 3, "last": false, "lifted": null, "placed": null, "players": [{"seat": "A", "supply": 34, "settlements": ["a11", "b11", "c11", "d11", "e11", "d12"], "tiles": [], "gone": [], "terrain": "desert"}, {"seat": "B", "supply": 34, "settlements": ["e7", "f7", "f8", "s16", "s17", "s18"], "tiles": [], "gone": [], "terrain": "grass"}], "deck": {"pile": ["grass", "grass", "grass", "flowers", "flowers", "flowers", "flowers", "forest", "forest", "forest", "forest", "canyon", "canyon", "canyon", "canyon", "canyon", "desert", "desert", "desert"], "discards": ["grass", "flowers", "forest", "desert"], "removed": []}}, "origin": ["W4WSuHBjJSMn-_NL", 30], "record": ""}',X'B899A09A482FDCF4DB2F60D8FC114DDC8A6D26CDA70D42A84502F17C8DB0ACE3',0,'7i3_MoxiIbFw9MvZ',1794876344477,4,1794876344481,'playing','7i3_MoxiIbFw9MvZ','{"id":"TimMUDexpEIe37__","game":"kingdom-builder","options":{},"seats":[{"seat":"A","kind":"person","name":"Ann","person":"7i3_MoxiIbFw9MvZ","level":null,"stand_in":null,"connected":false,"resigned":false,"salt":"dddddddddddddddd"},{"seat":"B","kind":"local","name":"Cleo","person":"7i3_MoxiIbFw9MvZ","level":null,"stand_in":null,"connected":false,"resigned":false,"salt":"dddddddddddddddd"}],"phase":"playing","host":"7i3_MoxiIbFw9MvZ","listed":false,"hints":true,"clock":{"rules":{"kind":"none","seconds":0,"increment":0},"left":[null,null],"running":null,"deadline":null,"now":1794876344481},"created":1794876344477,"number":4,"ply":0,"to_act":"A","commitment":"cb746a9c8b7236205f93ae69b9015783a0b162075fd7d44ac44366538575a0aa","seed":null,"result":null,"rematch":null,"origin":{"match":"W4WSuHBjJSMn-_NL","ply":30},"watchers":0}',NULL,NULL,NULL);
CREATE TABLE members (
	person VARCHAR(32) NOT NULL, 
	"match" VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_members PRIMARY KEY (person, "match"), 
	CONSTRAINT fk_members_match FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "members" VALUES('7i3_MoxiIbFw9MvZ','W4WSuHBjJSMn-_NL');
INSERT INTO "members" VALUES('-oyI_Br_rYN8Bvsx','W4WSuHBjJSMn-_NL');
INSERT INTO "members" VALUES('7i3_MoxiIbFw9MvZ','Lubn0f_RAfPF0EIM');
INSERT INTO "members" VALUES('-oyI_Br_rYN8Bvsx','Lubn0f_RAfPF0EIM');
INSERT INTO "members" VALUES('7i3_MoxiIbFw9MvZ','xfDYYzERFv8GKo85');
INSERT INTO "members" VALUES('-oyI_Br_rYN8Bvsx','xfDYYzERFv8GKo85');
INSERT INTO "members" VALUES('7i3_MoxiIbFw9MvZ','dziliDg_CnsQadQa');
INSERT INTO "members" VALUES('7i3_MoxiIbFw9MvZ','y3EMfUwevcK7WEzK');
INSERT INTO "members" VALUES('7i3_MoxiIbFw9MvZ','TimMUDexpEIe37__');
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	secret_hash BLOB NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('7i3_MoxiIbFw9MvZ','Ann',X'86D1AEC7CEDCBAAA3444DC105425C87A7DD454141C2319808D43173CF7FC15D3',1794876342221);
INSERT INTO "people" VALUES('-oyI_Br_rYN8Bvsx','Bob',X'CEA0B7546CD8AE06221648E0A9CDF88DB5CC4D98C29471AECEA41281FA98A8C8',1794876342241);
CREATE INDEX ix_matches_lobby ON matches (listed, phase, changed);
CREATE INDEX ix_matches_host ON matches (host, phase);
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_matches_bot_due ON matches (bot_due);
COMMIT;